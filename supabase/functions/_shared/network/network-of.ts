/** The eight groups of an IPv6 address, each as a number. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (text: string | undefined) =>
    text ? text.split(':').map((group) => Number.parseInt(group, 16)) : [];
  const first = numbers(head);
  const last = numbers(tail);
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

function isIPv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
}

function isIPv6(text: string): boolean {
  return /^[\da-f:.]+$/i.test(text) && text.includes(':') && URL.canParse(`http://[${text}]`);
}

/**
 * The network of an address: /24 of IPv4, /56 of IPv6, the usual size for one customer. An IPv4 address inside an IPv6 one
 * counts as IPv4. `undefined` for any other text.
 */
export function networkOf(address: string): string | undefined {
  const [plain = ''] = address.trim().split('%', 1);
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.');
  if (!isIPv6(plain)) return undefined;
  const groups = groupsOf(plain);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups;
  if (f === 0xffff && a + b + c + d + e === 0) return [g >> 8, g & 0xff, h >> 8].join('.');
  return [a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':');
}
