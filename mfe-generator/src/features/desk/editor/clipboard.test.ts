// @vitest-environment jsdom
import { EditorView } from 'prosemirror-view';
import { afterEach, describe, expect, it } from 'vitest';
import { storyState } from '../../../testing/marked-story.ts';
import { serializeDocument } from './format.ts';

const opened: EditorView[] = [];

function open(text: string): EditorView {
  const view = new EditorView(document.body.appendChild(document.createElement('div')), { state: storyState(text) });
  opened.push(view);
  return view;
}

afterEach(() => {
  for (const view of opened.splice(0)) view.destroy();
});

const event = () => new Event('paste') as ClipboardEvent;

/** The story after HTML is pasted. */
function afterHtml(html: string, text = '|'): string {
  const view = open(text);
  view.pasteHTML(html, event());
  return serializeDocument(view.state.doc);
}

function afterText(pasted: string, text = '|'): string {
  const view = open(text);
  view.pasteText(pasted, event());
  return serializeDocument(view.state.doc);
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-GB>
<!--StartFragment--><h1>The <b>Lamp</b><o:p></o:p></h1>
<p class=MsoNormal><span lang=EN-US style='font-size:12pt'>The sea was <b>calm</b> and <i
style='mso-bidi-font-style:normal'>still</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>Nobody spoke.</p><!--EndFragment--></body></html>`;

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700">One</span></h2>
<p dir="ltr"><span style="font-weight:400;font-style:normal">The sea was </span><span style="font-weight:700;font-style:normal">calm</span><span style="font-weight:400;font-style:italic">, still</span>.</p><br><p dir="ltr"><span>Nobody spoke.</span></p></b>`;

const PAGE = `<article><header><h4>Deep</h4></header><ul><li>One <a href="https://example.com">link</a></li><li><p>Two</p></li></ul>
<blockquote><p>Three</p><p>Four</p></blockquote><table><tr><td>Five</td><td>Six</td></tr></table><div>Seven<br>Eight</div></article>`;

describe('pasted rich text', () => {
  it.each([
    ['Word', WORD, '# The Lamp\n\nThe sea was **calm** and *still*.\n\n\nNobody spoke.'],
    ['Google Docs', DOCS, '## One\n\nThe sea was **calm***, still*.\n\n\nNobody spoke.'],
    ['a web page', PAGE, '### Deep\n\nOne link\n\nTwo\n\nThree\n\nFour\n\nFive\n\nSix\n\nSeven\nEight'],
  ])('Text from %s is reduced to the format of stories', (_name, html, result) => {
    expect(afterHtml(html).replaceAll('\uFEFF', '')).toBe(result);
  });

  it('Words in the middle of a paragraph stay in it', () => {
    expect(afterHtml('<p>two <em>three</em></p>', 'One | four')).toBe('One two *three* four');
  });

  it('Images, scripts and styles are left out', () => {
    const html =
      '<p>One<img src="x" alt="no"><script>alert(1)</script><style>p{}</style></p><svg><text>no</text></svg><p style="display:none">no</p><p>Two</p>';
    expect(afterHtml(html)).toBe('One\n\nTwo');
  });

  it('Hostile HTML does nothing but leave its text', () => {
    const html =
      '<p onclick="alert(1)">One <a href="javascript:alert(2)">two</a></p><img src=x onerror="document.title=\'no\'"><iframe srcdoc="<p>no</p>"></iframe><math><mtext>no</mtext></math>';
    const view = open('|');
    view.pasteHTML(html, event());
    expect(serializeDocument(view.state.doc)).toBe('One two');
    expect(view.dom.querySelector('[onclick], a, img, iframe')).toBeNull();
  });
});

describe('pasted plain text', () => {
  it.each([
    [
      'one\r\n\r\ntwo\r\n',
      'one\n\ntwo',
      'Lines between blank lines become paragraphs, without the line end at the end',
    ],
    ['one\ntwo', 'one\ntwo', 'Lines that stand close together stay so'],
    ['# One\n\n*two*', '# One\n\n*two*', 'The marks of the format are read'],
    [' ', ' ', 'A blank is a blank'],
    ['\n\n', '', 'Blank lines alone are nothing'],
  ])('%j becomes %j', (pasted, result) => {
    expect(afterText(pasted)).toBe(result);
  });

  it('Several lines in the middle of a paragraph split it', () => {
    expect(afterText('two\n\nthree', 'One | four\r\n\r\nFive')).toBe('One two\r\n\r\nthree four\r\n\r\nFive');
  });
});

describe('what is copied', () => {
  const text = '# The |Lamp\n\n## One\n\nThe *sea*\nwas calm.\n\n\n\n### Two\n\nThree\n\n\nFo|ur';
  const HTML =
    '<h1>Lamp</h1><h2>One</h2><p>The <em>sea</em></p><p data-gap="none">was calm.</p><h3>Two</h3><p>Three</p><p></p><p>Fo</p>';

  it('Other programs get the source as plain text, and clean HTML', () => {
    const view = open(text);
    const { dom, text: plain } = view.serializeForClipboard(view.state.selection.content());
    expect(plain).toBe('Lamp\n\n## One\n\nThe *sea*\nwas calm.\n\n\n\n### Two\n\nThree\n\n\nFo');
    dom.firstElementChild?.removeAttribute('data-pm-slice');
    expect(dom.innerHTML).toBe(HTML);
  });

  it('The editor gets the same lines and gaps back', () => {
    expect(afterHtml(HTML)).toBe('# Lamp\n\n## One\n\nThe *sea*\nwas calm.\n\n### Two\n\nThree\n\n\nFo');
  });
});
