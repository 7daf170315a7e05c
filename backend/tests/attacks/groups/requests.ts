import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import { bytes, HOST, INSIDE, ready } from './paths.ts';

const { tries } = attacksOf('Addresses, methods and headers');

export const requests: readonly Attack[] = [
  tries(
    'P-021',
    'A data path leads to the sign-in service, past its limits',
    'limits apply to the path that is served',
    {
      async run(world) {
        const body = JSON.stringify({ email: 'x@example.com' });
        for (const target of [
          '/rest/v1/../../auth/v1/otp',
          '/rest/v1/%2e%2e/%2e%2e/auth/v1/otp',
          '/auth/v1/%6ftp',
          '/auth/v1//otp',
          '/auth/v1/./otp',
          '/auth//v1/otp',
        ]) {
          const more = ['content-type: application/json'];
          const { status } = await world.sendBytes(bytes(world, target, { method: 'POST', more, body }));
          expect(status, target).toBeGreaterThanOrEqual(400);
        }
      },
      control: ready,
    },
  ),
  tries('P-022', 'A header turns a read into a deletion', 'only the method of the request counts', {
    async run(world) {
      for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override', '_method']) {
        const path = `user_stories?id=eq.${ROW.ownersStory}`;
        await world.send({ as: 'owner', path, headers: { [name]: 'DELETE' } });
        await world.send({ as: 'owner', path: `${path}&${name}=DELETE` });
        await world.send({ as: 'owner', path: `rpc/search_inspirations`, body: {}, headers: { [name]: 'DELETE' } });
      }
    },
    async control(world) {
      const { status } = await world.send({
        as: 'owner',
        method: 'DELETE',
        path: `user_stories?id=eq.${ROW.ownersStory}`,
      });
      expect(status).toBe(204);
    },
  }),
  tries('P-023', 'Unknown methods are sent', 'only known methods change anything', {
    async run(world) {
      for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'SEARCH', 'LINK', 'PURGE', 'MKCOL', 'GETS']) {
        const target = `/rest/v1/user_inspirations?id=eq.${ROW.strangersPrompt}`;
        const more = [`authorization: Bearer ${world.tokens.stranger}`];
        const { status } = await world.sendBytes(bytes(world, target, { method, more }));
        expect(Number.isNaN(status) || status < 500, `${method} ${status}`).toBe(true);
      }
    },
    control: ready,
  }),
  tries('P-024', 'A page under another host name reaches the server (DNS rebinding)', 'the Host check', {
    async run(world) {
      for (const host of [
        'evil.example',
        '127.0.0.1.evil.example',
        'localhost.evil.example',
        '0.0.0.0',
        '[::ffff:7f00:1]',
        '2130706433.evil.example',
      ]) {
        const { status, text } = await world.sendBytes(bytes(world, '/rest/v1/user_inspirations?select=id', { host }));
        expect([400, 421], host).toContain(status);
        expect(text).not.toContain(ROW.ownersPrompt);
      }
    },
    control: ready,
  }),
  tries('P-025', 'Two Host headers, none, and a forwarded host are sent', 'the Host check', {
    async run(world) {
      const { publishableKey } = world.server.secrets;
      const get = 'GET /rest/v1/user_inspirations?select=id HTTP/1.1\r\n';
      const end = `apikey: ${publishableKey}\r\nConnection: close\r\n\r\n`;
      for (const hosts of [
        'Host: evil.example\r\nHost: 127.0.0.1\r\n',
        'Host: 127.0.0.1\r\nHost: evil.example\r\n',
        '',
        'Host: evil.example\r\nX-Forwarded-Host: 127.0.0.1\r\n',
      ]) {
        const { status, text } = await world.sendBytes(`${get}${hosts}${end}`);
        expect([400, 421]).toContain(status);
        expect(text).not.toContain(ROW.ownersPrompt);
      }
    },
    control: ready,
  }),
  tries(
    'P-026',
    'A request claims to come from this machine, to open what is closed',
    'claimed addresses are ignored',
    {
      async run(world) {
        const more = [
          'X-Forwarded-For: 127.0.0.1',
          'Forwarded: for=127.0.0.1',
          'X-Real-IP: 127.0.0.1',
          'CF-Connecting-IP: 127.0.0.1',
          'X-Forwarded-Proto: https',
        ];
        for (const target of ['/_system/info', '/rest/v1/story_runs', '/inbox', '/storyloom-config.json']) {
          const { text } = await world.sendBytes(bytes(world, target, { more }));
          expect(text).not.toMatch(INSIDE);
          expect(text).not.toContain(CANARY);
          expect(text).not.toContain('-canary@');
        }
      },
      control: ready,
    },
  ),
  tries('P-027', 'A page of another site reads answers (CORS)', 'no answer can be read by another origin', {
    async run(world) {
      for (const path of ['user_inspirations?select=id', '/auth/v1/settings', '/functions/v1/guest-session']) {
        for (const method of ['GET', 'OPTIONS']) {
          const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
          const answer = await world.send({ as: 'anonymous', method, path, headers });
          expect(answer.headers.get('access-control-allow-origin'), path).toBeNull();
        }
      }
    },
    async control(world) {
      const headers = { origin: world.server.url };
      expect((await world.send({ as: 'anonymous', path: 'user_inspirations', headers })).status).toBe(200);
    },
  }),
  tries('P-028', 'A second request is smuggled behind the first', 'contradictory lengths are refused', {
    async run(world) {
      const hidden = `GET /rest/v1/user_inspirations?select=id HTTP/1.1\r\nHost: ${HOST}\r\napikey: ${world.server.secrets.publishableKey}\r\n\r\n`;
      const head = `POST /rest/v1/rpc/search_inspirations HTTP/1.1\r\nHost: ${HOST}\r\n`;
      for (const lengths of [
        'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
        'Content-Length: 5\r\nContent-Length: 0\r\n',
        'Transfer-Encoding: xchunked\r\n',
      ]) {
        const { text } = await world.sendBytes(`${head}${lengths}Connection: close\r\n\r\n0\r\n\r\n${hidden}`);
        expect(text).not.toContain(ROW.ownersPrompt);
      }
    },
    control: ready,
  }),
  tries(
    'P-029',
    'A line break in a request makes a second header of the answer',
    'no part of a request becomes a header',
    {
      async run(world) {
        for (const target of [
          '/rest/v1/profiles%0d%0aset-cookie:x=1',
          '/auth/v1/verify?token=x%0d%0aset-cookie:x=1&redirect_to=/%0d%0aset-cookie:x=1',
          '/%0d%0aset-cookie:x=1',
        ]) {
          const { text } = await world.sendBytes(bytes(world, target));
          expect(text.split('\r\n\r\n')[0]).not.toMatch(/^set-cookie/im);
        }
      },
      control: ready,
    },
  ),
  tries(
    'P-030',
    'A page of another site requests an email, an account or a guest id, as a form could',
    'a foreign Origin and anything but JSON are refused',
    {
      async run(world) {
        const body = JSON.stringify({ email: 'x@example.com', password: 'xxxxxx' });
        for (const target of ['/auth/v1/recover', '/auth/v1/signup', '/functions/v1/guest-session']) {
          for (const more of [
            ['Origin: https://evil.example', 'content-type: application/json'],
            ['Origin: null', 'content-type: application/json'],
            ['content-type: text/plain'],
          ]) {
            const { status } = await world.sendBytes(bytes(world, target, { method: 'POST', more, body }));
            expect([403, 415], `${target} ${more[0]}`).toContain(status);
          }
        }
      },
      async control(world) {
        const more = ['Origin: http://127.0.0.1:4000', 'content-type: application/json'];
        const body = JSON.stringify({ email: 'x@example.com' });
        const { status } = await world.sendBytes(bytes(world, '/auth/v1/recover', { method: 'POST', more, body }));
        expect(status).toBe(200);
      },
    },
  ),
];
