import { afterEach, beforeEach } from 'vitest';

/** Where the scripts of the generator are. */
export const FOLDER = `${location.origin}/remotes/generator/`;

/**
 * Answers the preloads of scripts in each test of a file, which jsdom does not fetch.
 *
 * @returns every preloaded script as `file hash`, a set for addresses of scripts that differ from the released ones, and functions
 *   that stop and resume the answers
 */
export function answerPreloads() {
  const asked: string[] = [];
  const refused = new Set<string>();
  const arrivals = new MutationObserver((changes) => {
    for (const link of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(link instanceof HTMLLinkElement) || link.rel !== 'modulepreload') continue;
      asked.push(`${link.href.replace(FOLDER, '')} ${link.integrity}`);
      link.dispatchEvent(new Event(refused.has(link.href) ? 'error' : 'load'));
    }
  });
  const answer = () => arrivals.observe(document.head, { childList: true });
  const leaveUnanswered = () => arrivals.disconnect();
  beforeEach(() => {
    asked.length = 0;
    refused.clear();
    answer();
  });
  afterEach(() => {
    leaveUnanswered();
    document.head.replaceChildren();
  });
  return { asked, refused, answer, leaveUnanswered };
}
