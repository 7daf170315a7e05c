/** Origins besides the server's own, such as those of a forwarded port. Any client can name thousands of ports. */
const OTHERS_MAX = 4;

/** Where a server is reached. */
export interface OwnOrigins {
  readonly siteUrl?: URL | undefined;
  readonly port?: number;
}

/** @returns whether an origin is the server's own or one of the first others that it was asked under. */
export function originsInUse({ siteUrl, port: ownPort }: OwnOrigins): (origin: string) => boolean {
  const others = new Set<string>();
  return (origin) => {
    const { protocol, port } = new URL(origin);
    const isOwn = origin === siteUrl?.origin || (protocol === 'http:' && Number(port || 80) === ownPort);
    if (!isOwn && others.size < OTHERS_MAX) others.add(origin);
    return isOwn || others.has(origin);
  };
}
