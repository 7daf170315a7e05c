import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hostedFixture } from '../testing/hosted-fixture.ts';
import { freePort, isLeftOut, startRealServer } from '../testing/real-servers.ts';

/** A server that says its name, and keeps what it was asked. */
class Named {
  readonly asked: IncomingMessage[] = [];
  /** Answers in its place. */
  instead: RequestListener | undefined;
  private readonly server: Server;

  constructor(name: string) {
    this.server = createServer((request, response) => {
      this.asked.push(request);
      if (this.instead) this.instead(request, response);
      else response.end(name);
    });
  }

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    this.instead = undefined;
    this.asked.length = 0;
  }
}

describe.each(['nginx', 'caddy'])(
  'the real server of %s, in front of two backends and two servers of functions',
  (host) => {
    let origin: string;
    let stop: (() => Promise<void>) | undefined;
    const backends = [new Named('backend 1'), new Named('backend 2')] as const;
    const functions = [new Named('functions 1'), new Named('functions 2')] as const;
    const all = [...backends, ...functions];
    beforeEach(({ skip }) => skip(isLeftOut(host), `${host} is not installed`));
    // A server of its own for each test: Caddy leaves out a backend that was not ready.
    beforeEach(async () => {
      origin = `http://127.0.0.1:${await freePort()}`;
      const { site } = await hostedFixture(host, origin, {
        backends: await Promise.all(backends.map((server) => server.start())),
        functions: await Promise.all(functions.map((server) => server.start())),
      });
      stop = await startRealServer(host, site, origin);
      return async () => {
        await stop?.();
        for (const server of all) await server.stop();
      };
    });

    /** The names of those who answered, and each once. */
    const answersOf = async (path: string, count = 12): Promise<readonly string[]> => {
      const names = new Set<string>();
      for (let index = 0; index < count; index += 1) names.add(await (await fetch(`${origin}${path}`)).text());
      return [...names].toSorted();
    };

    it('Data is asked of both backends, and functions of both of their servers and of no backend', async () => {
      expect(await answersOf('/rest/v1/anything', 40)).toEqual(['backend 1', 'backend 2']);
      expect(await answersOf('/functions/v1/anything', 40)).toEqual(['functions 1', 'functions 2']);
      expect(await (await fetch(`${origin}/about`)).text()).toContain('about page');
    });

    it('The functions learn the address of the caller, whatever the caller says, and their answers have the headers of the site once', async () => {
      const headers = { 'cf-connecting-ip': '192.0.2.1' };
      const answer = await fetch(`${origin}/functions/v1/anything`, { headers });
      const [request] = functions.flatMap(({ asked }) => asked);
      expect(request?.headers['cf-connecting-ip']).toBe('127.0.0.1');
      expect(request?.headers.host).toBe(new URL(origin).host);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(answer.headers.get('cache-control')).toBeNull();
    });

    it('While a backend that was just started answers 503, the other is asked', async () => {
      backends[0].instead = (_request, response) => response.writeHead(503).end();
      await vi.waitFor(async () => expect(await answersOf('/rest/v1/anything')).toEqual(['backend 2']), {
        timeout: 20_000,
      });
    });

    it('Requests that all servers break off leave none of them out', async () => {
      for (const server of all)
        server.instead = ({ url = '', socket }, response) =>
          url.endsWith('/cut') ? socket.destroy() : response.end('whole');
      for (const path of ['/rest/v1', '/functions/v1']) {
        for (let count = 0; count < 2; count += 1) expect((await fetch(`${origin}${path}/cut`)).status).toBe(502);
        expect(await answersOf(`${path}/x`), path).toEqual(['whole']);
      }
    });

    it('A story that was asked for is not asked for again when its server breaks off', async () => {
      for (const server of functions) server.instead = (request) => request.socket.destroy();
      const answer = await fetch(`${origin}/functions/v1/generate-story`, { method: 'POST', body: '{}' });
      expect(answer.status).toBe(502);
      expect(functions.map(({ asked }) => asked.length).toSorted()).toEqual([0, 1]);
    });
  },
);
