/**
 * Book typography with a ragged right edge, because few readers hyphenate well. Blank lines become space between paragraphs, as
 * on the site; paragraphs without a blank line between them are indented.
 */
export const BOOK_STYLE = `body {
  margin: 0 5%;
  line-height: 1.5;
  text-align: left;
  text-align: start;
  orphans: 2;
  widows: 2;
}
h1, h2, h3 {
  line-height: 1.25;
  font-weight: normal;
  hyphens: none;
  -webkit-hyphens: none;
  break-after: avoid;
  page-break-after: avoid;
}
h1 {
  margin: 3em 0 0.4em;
  font-size: 1.8em;
}
h2 {
  margin: 2.5em 0 1.2em;
  font-size: 1.4em;
}
h3 {
  margin: 2em 0 1em;
  font-size: 1.15em;
  font-style: italic;
}
p {
  margin: 0.75em 0 0;
  text-indent: 0;
  hyphens: auto;
  -webkit-hyphens: auto;
}
p.next {
  margin-top: 0;
  text-indent: 1.4em;
}
p.scene {
  margin-top: 2.25em;
}
header + p, h2 + p, h3 + p, p:first-child {
  margin-top: 0;
}
:lang(zh) p {
  text-indent: 2em;
}
:lang(zh) h3, :lang(zh) em {
  font-style: normal;
}
:lang(zh) em {
  text-emphasis: filled dot;
  text-emphasis-position: under right;
  -webkit-text-emphasis: filled dot;
  -webkit-text-emphasis-position: under right;
}
section {
  margin-top: 3em;
  font-size: 0.85em;
  font-style: italic;
}
header {
  margin-bottom: 3em;
}
header p {
  margin-top: 0;
  text-indent: 0;
  font-style: italic;
}
.cover {
  margin: 0;
  padding: 0;
  text-align: center;
}
.cover img {
  max-width: 100%;
  max-height: 100%;
}
`;
