/** Networks that are not routed on the internet, with that of Tailscale and other carrier-grade NAT. */
const PRIVATE_IPV4 =
  /^(?=[\d.]+$)(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const PRIVATE_IPV6 = /^\[(?:::1\]|::ffff:7f|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/;

/** Names of machines in a private network: of one part, as of a container, or under a domain that the internet has not. */
const PRIVATE_NAME = /^[\w-]+$|\.(?:localhost|local|lan|internal|home\.arpa)$/;

/** Whether an address is of a server on this machine or in its private network. False for what is no address. */
export function isPrivateAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return PRIVATE_IPV4.test(hostname) || PRIVATE_IPV6.test(hostname) || PRIVATE_NAME.test(hostname);
}
