// @vitest-environment jsdom
import { Selection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { after, storyState, apply } from '../../../testing/marked-story.ts';
import { openStory } from '../../../testing/typed-text.ts';
import { redo, undo } from './commands.ts';
import { deskEditor } from './desk-editor.ts';
import { serializeDocument } from './format.ts';
import { newParagraph } from './line-keys.ts';
import { passageOf } from './passage.ts';
import { schema } from './schema.ts';

/** The editor with a story, and keys as functions. */
function open(text: string) {
  const view = openStory(text);
  return {
    ...deskEditor(view),
    /** Types at the end of the story. */
    type: (typed: string) => {
      const { tr } = view.state;
      view.dispatch(tr.setSelection(Selection.atEnd(tr.doc)).insertText(typed));
    },
    undo: () => undo(view.state, view.dispatch),
    redo: () => redo(view.state, view.dispatch),
  };
}

describe('a text that replaces the one in the editor', () => {
  it('Line ends at its end, and the blank lines that are usual in it, are those of the new text', () => {
    const editor = open('One\nTwo|');
    editor.replaceText('One\nTwo\n\n');
    expect(editor.text()).toBe('One\nTwo\n\n');
    editor.replaceText('One\n\nTwo\n\nThree');
    editor.type('|');
    expect(after(editor.text(), newParagraph)).toBe('One\n\nTwo\n\nThree\n\n|');
    expect(editor.view.state.doc.attrs).toMatchObject({ after: '', usual: '\n\n' });
  });

  it('It is undone by itself, without what was typed just before and after it', () => {
    const editor = open('One|');
    editor.type(' two');
    editor.replaceText('Three');
    editor.type(' four');
    expect(editor.text()).toBe('Three four');
    editor.undo();
    expect(editor.text()).toBe('Three');
    editor.undo();
    expect(editor.text()).toBe('One two');
    editor.redo();
    expect(editor.text()).toBe('Three');
  });

  it('The same text again, and one from another tab, are nothing to undo', () => {
    const same = open('One|');
    same.type(' two');
    same.replaceText('One two');
    same.undo();
    expect(same.text()).toBe('One');
    const editor = open('One\n\nTwo|');
    editor.type(' three');
    editor.takeText('Another\n\nTwo three');
    editor.undo();
    expect(editor.text()).toBe('Another\n\nTwo');
  });
});

const event = () => new Event('paste') as ClipboardEvent;

/** The story after HTML is pasted. */
function afterHtml(html: string, text = '|'): string {
  const view = openStory(text);
  view.pasteHTML(html, event());
  return serializeDocument(view.state.doc);
}

function afterText(pasted: string, text = '|'): string {
  const view = openStory(text);
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
  it('reduces text from Word, Google Docs and web pages to the format of stories', () => {
    for (const [name, html, result] of [
      ['Word', WORD, '# The Lamp\n\nThe sea was **calm** and *still*.\n\n\nNobody spoke.'],
      ['Google Docs', DOCS, '## One\n\nThe sea was **calm***, still*.\n\n\nNobody spoke.'],
      ['a web page', PAGE, '### Deep\n\nOne link\n\nTwo\n\nThree\n\nFour\n\nFive\n\nSix\n\nSeven\nEight'],
    ] as const) {
      expect(afterHtml(html).replaceAll('\uFEFF', ''), name).toBe(result);
    }
  });

  it('keeps words in the middle of a paragraph there', () => {
    expect(afterHtml('<p>two <em>three</em></p>', 'One | four')).toBe('One two *three* four');
  });

  it('leaves nothing of hostile HTML, pictures and styles but their text', () => {
    const html =
      '<p onclick="alert(1)">One <a href="javascript:alert(2)">two</a></p><img src=x onerror="document.title=\'no\'"><iframe srcdoc="<p>no</p>"></iframe><math><mtext>no</mtext></math>' +
      '<p>Three<script>alert(1)</script><style>p{}</style></p><svg><text>no</text></svg><p style="display:none">no</p>';
    const view = openStory('|');
    view.pasteHTML(html, event());
    expect(serializeDocument(view.state.doc)).toBe('One two\n\nThree');
    expect(view.dom.querySelector('[onclick], a, img, iframe')).toBeNull();
  });
});

describe('pasted plain text', () => {
  it('reads lines, gaps and marks of plain text', () => {
    for (const [pasted, result] of [
      ['one\r\n\r\ntwo\r\n', 'one\n\ntwo'],
      ['one\ntwo', 'one\ntwo'],
      ['# One\n\n*two*', '# One\n\n*two*'],
      [' ', ' '],
      ['\n\n', ''],
    ] as const) {
      expect(afterText(pasted), pasted).toBe(result);
    }
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
    const view = openStory(text);
    const { dom, text: plain } = view.serializeForClipboard(view.state.selection.content());
    expect(plain).toBe('Lamp\n\n## One\n\nThe *sea*\nwas calm.\n\n\n\n### Two\n\nThree\n\n\nFo');
    dom.firstElementChild?.removeAttribute('data-pm-slice');
    expect(dom.innerHTML).toBe(HTML);
  });

  it('The editor gets the same lines and gaps back', () => {
    expect(afterHtml(HTML)).toBe('# Lamp\n\n## One\n\nThe *sea*\nwas calm.\n\n### Two\n\nThree\n\n\nFo');
  });
});

const STORY = '# The Lamp\n\nOne two three.\n\nFour.';

/** The passage of a story in which bars are the caret or the ends of the selection, and what stands around it. */
function passageIn(marked: string) {
  const passage = passageOf(storyState(marked));
  return [passage?.text, passage?.before.trim(), passage?.after.trim()];
}

describe('the passage that a tool works on', () => {
  it('is what is selected, or the paragraph of the caret, with what stands around it', () => {
    expect(passageIn(STORY.replace('two', 't|wo'))).toEqual(['One two three.', '# The Lamp', 'Four.']);
    const [text, above, below] = passageIn(STORY.replace('two', '|two|'));
    expect(text).toBe('two');
    expect(above).toContain('One');
    expect(below).toContain('three.');
    expect(passageIn(STORY.replace('two', '|two').replace('Four', 'Four|'))[0]).toBe('two three.\n\nFour');
  });

  it('A blank paragraph or selection is no passage for a tool', () => {
    expect(passageOf(apply(storyState('One|\n\nTwo'), newParagraph))).toBeUndefined();
    expect(passageOf(storyState('One| |two'))).toBeUndefined();
  });
});

it('A line whose emphasis is not saved is marked until it has a letter', () => {
  const view = openStory('**One**\n\nTwo|');
  const marked = () => [...view.dom.querySelectorAll('[data-unsaid]')].map(({ textContent }) => textContent);
  const line = view.state.doc.child(0).nodeSize;
  view.dispatch(view.state.tr.replaceWith(line + 1, line + 4, schema.text('…', [schema.mark('strong')])));
  expect(marked()).toEqual(['…']);
  view.dispatch(view.state.tr.insertText('then', line + 2));
  expect(marked()).toEqual([]);
});
