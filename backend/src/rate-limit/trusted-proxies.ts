import { BlockList, isIP } from 'node:net';

/** Number of bits in an address. */
const BITS = { 4: 32, 6: 128 } as const;

/**
 * Reads a comma-separated list of addresses and networks, such as `127.0.0.1, 10.0.0.0/8, fd00::/8`.
 * @throws Error that names an invalid entry.
 */
export function readTrustedProxies(text: string): BlockList {
  const proxies = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const version = isIP(address);
    const bits = version === 4 || version === 6 ? BITS[version] : -1;
    const length = prefix === undefined ? bits : Number(prefix);
    if (bits < 0 || length > bits) throw new Error(`"${entry}" is no address and no network such as 10.0.0.0/8`);
    proxies.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4');
  }
  return proxies;
}
