/** What mail servers have to accept at most (RFC 5321, 4.5.3.1.3: a path of 256 with its brackets). */
const EMAIL_MAX = 254;

/** What stands for something else where addresses are written down, unless it is quoted, which no mailbox of a person is. */
const LOCAL = String.raw`[^\s<>()[\]\\,;:@"\p{C}]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const ADDRESS = new RegExp(String.raw`^${LOCAL}@${LABEL}(?:\.${LABEL})+$`, 'u');

/** Whether a text is a bare address of one mailbox, such as `ann@example.com`, in any script. */
export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_MAX && ADDRESS.test(text);
