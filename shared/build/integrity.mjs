import { createHash } from 'node:crypto';

/** @param {string | Uint8Array} content @returns {string} subresource integrity */
export const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
