import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Makes a key and a certificate for 127.0.0.1 that nobody trusts, and returns the paths of their files. */
export async function makeCertificate(folder: string): Promise<{ key: string; certificate: string }> {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-days', '1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await promisify(execFile)('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', certificate]);
  return { key, certificate };
}
