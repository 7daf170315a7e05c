import { SECOND_STEP } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { codeAt } from './authenticator.ts';
import { guarded, levels, save, signIn } from './second-factor.ts';
import type { TestServer } from './test-server.ts';

/** Tests of recovery codes on a running server. */
export function describeRecoveryCodes(server: () => TestServer): void {
  describe('recovery codes', () => {
    it('A user who has just entered a code gets ten recovery codes, and signing in with one of them turns two-step sign-in off', async () => {
      const { client: owner, email } = await guarded(server());
      expect((await owner.rpc('recovery_codes_left')).data).toBe(0);
      const { data, error } = await owner.rpc('make_recovery_codes');
      expect(error).toBeNull();
      const codes = data as readonly string[];
      expect(new Set(codes).size).toBe(SECOND_STEP.recoveryCodes);
      for (const code of codes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
      expect((await owner.rpc('recovery_codes_left')).data).toBe(SECOND_STEP.recoveryCodes);

      const client = await signIn(server(), email);
      expect((await client.rpc('use_recovery_code', { p_code: 'not-a-code' })).data).toBe(false);
      const typed = `  ${codes[3]!.toUpperCase().replaceAll('-', ' ')}`;
      expect((await client.rpc('use_recovery_code', { p_code: typed })).data).toBe(true);
      await client.auth.refreshSession();
      expect(await levels(client)).toEqual(['aal1', 'aal1']);
      expect((await save(client)).error).toBeNull();
      expect((await owner.auth.refreshSession()).error).not.toBeNull();
      const other = await signIn(server(), email);
      expect((await other.rpc('use_recovery_code', { p_code: codes[4] })).data).toBe(false);
      expect((await save(other)).error).toBeNull();
    });

    it('After ten wrong recovery codes, even a correct one is refused', async () => {
      const { client: owner, email } = await guarded(server());
      const codes = (await owner.rpc('make_recovery_codes')).data as readonly string[];
      const client = await signIn(server(), email);
      for (let count = 0; count < SECOND_STEP.tries; count += 1)
        expect((await client.rpc('use_recovery_code', { p_code: `wrong ${count}` })).data).toBe(false);
      const refused = await client.rpc('use_recovery_code', { p_code: codes[0] });
      expect([refused.status, refused.error?.message]).toEqual([
        429,
        expect.stringMatching(/^Too many attempts\. Please try again after \d+ seconds\.$/),
      ]);
    });

    it('New recovery codes replace the older ones, and take a code that was entered a moment ago', async () => {
      const { client: owner, email, factorId, secret } = await guarded(server());
      const older = (await owner.rpc('make_recovery_codes')).data as readonly string[];
      await owner.auth.refreshSession();
      expect((await owner.rpc('make_recovery_codes')).status).toBe(403);
      await owner.auth.mfa.challengeAndVerify({ factorId, code: codeAt(secret) });
      expect((await owner.rpc('make_recovery_codes')).error).toBeNull();
      const client = await signIn(server(), email);
      expect((await client.rpc('use_recovery_code', { p_code: older[0] })).data).toBe(false);
    });
  });
}
