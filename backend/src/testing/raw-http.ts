import { connect, type Socket } from 'node:net';

export function openSocket(port: number): Socket {
  return connect({ port, host: '127.0.0.1' });
}

/** Sends raw bytes, which a regular client would correct. */
export function sendRaw(port: number, bytes: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = openSocket(port);
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('error', (error) => (text ? undefined : reject(error)));
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text }));
    socket.write(bytes);
  });
}
