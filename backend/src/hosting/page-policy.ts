const CHARSET = /<meta charset="utf-8" \/>/;
const POLICY = /\n {0,8}<meta http-equiv="content-security-policy" [^<>]*>/g;

/** A page with its policy inside, for hosts whose headers do not know which page they send. */
export function withPolicy(html: string, policy: string): string {
  // Browsers take it from a header only, where it is as well.
  const inside = policy.replace("frame-ancestors 'none'; ", '');
  const element = `<meta http-equiv="content-security-policy" content="${inside}" />`;
  return html.replace(CHARSET, (charset) => `${charset}\n    ${element}`);
}

export const withoutPolicy = (html: string): string => html.replaceAll(POLICY, '');
