import { escape as escapeHtml } from 'html-escaper';
import { inboxStrings as strings } from './inbox-strings.ts';
import type { Mail } from './mailbox.ts';

/** The text of an email, with its link to click. */
function linked({ text, link }: Mail): string {
  if (link === undefined) return escapeHtml(text);
  const anchor = `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
  return text
    .split(link)
    .map((part) => escapeHtml(part))
    .join(anchor);
}

function article(mail: Mail, index: number): string {
  return `<li><article aria-labelledby="mail-${index}">
<h3 id="mail-${index}">${escapeHtml(mail.subject)}</h3>
<dl>
<div><dt>${strings.to}</dt><dd>${escapeHtml(mail.to)}</dd></div>
<div><dt>${strings.time}</dt><dd><time datetime="${escapeHtml(mail.time)}">${escapeHtml(strings.timeOfDay(mail.time))}</time></dd></div>
</dl>
<div class="text">${linked(mail)}</div>
</article></li>`;
}

function content(mails: readonly Mail[]): string {
  if (mails.length === 0) return `<div class="empty"><h2>${strings.emptyTitle}</h2><p>${strings.empty}</p></div>`;
  return `<h2 class="hidden">${strings.listTitle}</h2>\n<ol>${mails.map(article).join('\n')}</ol>`;
}

/** The page, as HTML without scripts. */
export function inboxPage(mails: readonly Mail[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${strings.documentTitle}</title>
<style>${INBOX_STYLE}</style>
</head>
<body>
<main>
<h1>${strings.title}</h1>
<p class="note">${strings.note}</p>
${content(mails)}
<p><a href="/">${strings.site}</a></p>
</main>
</body>
</html>
`;
}

/** The colors of the site, without its fonts and scripts. */
export const INBOX_STYLE = `
:root{color-scheme:light dark;--paper:#faf7f1;--raised:#fffdf9;--ink:#26211b;--muted:#645b4f;--line:#e3dacb;--link:#2a4463;--focus:#2b5fa3}
@media (prefers-color-scheme:dark){:root{--paper:#15171c;--raised:#1d2027;--ink:#ebe5d9;--muted:#aaa497;--line:#30343d;--link:#adc4e0;--focus:#8ab4ee}}
*{box-sizing:border-box;margin:0}
p{text-wrap:pretty}
body{background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif}
main{max-width:44rem;margin:0 auto;padding:clamp(2rem,8vw,4.5rem) clamp(1.125rem,4vw,2.5rem)}
h1,h2,h3{font-family:'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif;font-weight:500;line-height:1.3}
h1{font-size:clamp(1.875rem,1.6rem + 1.2vw,2.5rem);letter-spacing:-.012em}
h2,h3{font-size:1.25rem}
.note{margin:.75rem 0 3rem;max-width:56ch;color:var(--muted)}
.empty{margin:0 0 3rem;padding:3rem 1.5rem;border:1px solid var(--line);border-radius:10px;background:var(--raised);text-align:center}
.empty p{margin-top:.5rem;color:var(--muted)}
ol{margin:0 0 3rem;padding:0;list-style:none}
li+li{margin-top:1.5rem}
article{padding:clamp(1.125rem,4vw,2rem);border:1px solid var(--line);border-radius:10px;background:var(--raised)}
dl{margin:.5rem 0 1.5rem;padding-bottom:1.5rem;border-bottom:1px solid var(--line);color:var(--muted);font-size:.875rem}
dl div{display:flex;gap:.75rem}
dt{flex:none;width:3rem}
dd{min-width:0;overflow-wrap:anywhere;color:var(--ink)}
.text{white-space:pre-line;overflow-wrap:anywhere}
a{color:var(--link);text-underline-offset:.2em;border-radius:3px}
a:hover{text-decoration-thickness:2px}
a:focus-visible{outline:2px solid var(--focus);outline-offset:3px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`;
