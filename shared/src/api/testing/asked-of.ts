import type { SentRequest } from '@storyloom/testing/network';

type Asked = readonly [what: string, values: Readonly<Record<string, unknown>>];

/** A request to the database: its method with the table or function, and its parameters together with its body. */
export const askedOf = ({ method, path, url, body }: SentRequest): Asked => [
  `${method} ${path.replace('/rest/v1/', '')}`,
  { ...Object.fromEntries(url.searchParams), ...body },
];
