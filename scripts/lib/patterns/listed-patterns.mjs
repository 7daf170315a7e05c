/**
 * Patterns that the check cannot accept by itself, with the reason why they are harmless. A pattern in linear time is better than
 * an entry; an entry without its pattern fails the check.
 *
 * @type {readonly { file: string, code: string, why: string }[]} `code` is the expression as the program has it
 */
export const listedPatterns = [
  {
    file: 'backend/src/hosting/cloudflare-worker.mjs',
    code: 'new RegExp(source, flags)',
    why: 'The sources are those of patterns in backend/src/hosting and shared/src/contract, which are checked there.',
  },
  {
    file: 'backend/src/site/page.ts',
    code: String.raw`/(<script\b[^>]*\bid=["']storyloom-config["'][^>]*>)([\s\S]*?)(<\/script>)/i`,
    why: "It reads the site's own pages, as they were built.",
  },
  {
    file: 'backend/src/site/page.ts',
    code: String.raw`/<script\b([^>]*)>([\s\S]*?)<\/script>/gi`,
    why: "It reads the site's own pages, as they were built.",
  },
  {
    file: 'backend/src/site/page.ts',
    code: String.raw`/<style\b[^>]*>([\s\S]*?)<\/style>/gi`,
    why: "It reads the site's own pages, as they were built.",
  },
];
