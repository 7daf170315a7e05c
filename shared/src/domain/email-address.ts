/** Maximum length that mail servers have to accept (RFC 5321, 4.5.3.1.3: a path of 256 with its brackets). */
const EMAIL_MAX = 254;

/** Characters with a special meaning in addresses unless quoted, which no real mailbox needs. */
const LOCAL = String.raw`[^\s<>()[\]\\,;:@"\p{C}]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const ADDRESS = new RegExp(String.raw`^${LOCAL}@${LABEL}(?:\.${LABEL})+$`, 'u');

/** Whether a text is a bare address of one mailbox, such as `ann@example.com`, in any script. */
export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_MAX && ADDRESS.test(text);
