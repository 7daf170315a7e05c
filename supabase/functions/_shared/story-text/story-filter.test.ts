import { describe, expect, it } from 'vitest';
import { type AskedFor, createStoryFilter } from './story-filter.ts';

function filtered(kind: AskedFor, parts: readonly string[]): string {
  const filter = createStoryFilter({ kind });
  return parts.map((piece) => filter.push(piece)).join('') + filter.end();
}

const S = '# The Door\n\nThe sea was in the room. 🌍 Nobody rang.';
const BODY = 'The sea was in the room. Nobody rang.';

type Row = readonly [said: string, shown: string, ...kinds: AskedFor[]];
const ALL: readonly AskedFor[] = ['story', 'continuation', 'passage', 'answer'];
const KINDS = ['story', 'continuation'] as const;
const HTML = ['story', 'continuation', 'passage'] as const;

/** Each form with what is shown of it, for all kinds or those named. */
const FORMS: Readonly<Record<string, readonly Row[]>> = {
  'leaves out thoughts, however they are marked': [
    [`<think>I <b> think </s></think>\n\n${S}`, S],
    [`<Thinking>no</THINKING>${S}`, S],
    [`<think type="deep" n='1'>no</think>${S}`, S],
    [`<seed:think>no</seed:think>${S}`, S],
    [`<think/>${S}`, S],
    [`<reason>a</reason><reasoning>a</reasoning><thought>a</thought>\n<thoughts>a</thoughts>${S}`, S],
    [`<analysis>a</analysis><scratchpad>a</scratchpad><reflection>a</reflection>${S}`, S],
    [`<thinking>a <reflection>b</reflection> c</thinking>\n<output>${S}</output>`, S],
    [`<think>a <thinking> b</think>${S}`, S],
    [`[THINK]no[/THINK]${S}`, S],
    [`◁think▷no◁/think▷${S}`, S],
    [`<|begin_of_thought|>\nno\n<|end_of_thought|>\n<|begin_of_solution|>\n${S}\n<|end_of_solution|>`, `${S}\n`],
    [`<|START_THINKING|>no<|END_THINKING|><|START_RESPONSE|>${S}<|END_RESPONSE|>`, S],
    [`<|inner_prefix|>no<|inner_suffix|>${S}`, S],
    [`<|think|>no<|end|><|begin|>assistant<|content|>${S}<|end|>`, S],
    [`${S}\n\n<think>For ever and ever`, `${S}\n\n`],
    [`${S} <think>a</think>Then.`, `${S} Then.`],
    [`\n</think>\n\n${S}`, S],
    ['\n \n', ''],
  ],
  'shows only the final channel': [
    [`<|channel|>analysis<|message|>no<|end|><|start|>assistant<|channel|>final<|message|>${S}<|return|>`, S],
    [`<|channel|>commentary to=functions.x <|constrain|>json<|message|>{}<|call|><|channel|>final<|message|>${S}`, S],
    [`<|channel|>analysis<|message|>no<|end|><|channel|>final <|message|>${S}`, S],
    [`<|channel>thought\nno<channel|>${S}<turn|>`, S],
    [`<|channel>thought<channel|>${S}`, S],
    [`<|channel|>analysis<|message|>no`, ''],
  ],
  'leaves out a thought whose beginning is missing': [
    [`Okay, the user wants a story. I will write one.\n</think>\n\n${S}`, S, ...KINDS, 'answer'],
    [`The user is asking for a story about a door. Hmm.\n\n# The Door\n\nIt rang.`, '# The Door\n\nIt rang.', 'story'],
    ['{"a": [1]} is what I think.</think>{"b":2}', '{"b":2}', 'answer'],
    [`${'Perhaps a door. '.repeat(1500)}</think>{"b":2}`, '{"b":2}', 'answer'],
    [`We need to write a story about a door.\n\n# The Door\n\nIt rang.`, '# The Door\n\nIt rang.', 'story'],
    [`Here is my thought process:\nno\nHere is my response:\n${S}`, S, ...KINDS],
    [`Here are my reasoning steps:\n\nno\n[BEGIN FINAL RESPONSE]\n${S}\n[END FINAL RESPONSE]`, `${S}\n`, ...KINDS],
    [`analysisWe need to write.assistantfinal${S}`, S, ...KINDS],
    ['好的，用户想要一个故事。我来想想。', '', ...KINDS],
  ],
  'ends at a stop token or another turn': [
    ...['<|im_end|>', '<|endoftext|>', '<|eot_id|>', '</s>', '<|end|>', '<end_of_turn>', '<|return|>', '[/INST]'].map(
      (token): Row => [`${S}${token}\nmore`, S],
    ),
    ...[
      '<｜end▁of▁sentence｜>',
      '<eos>',
      '<turn|>',
      '<|user|>',
      '[INST]',
      '<|END_OF_TURN_TOKEN|>',
      '[end of text]',
    ].map((token): Row => [`${S}${token}\nmore`, S]),
    [`${S}<|im_start|>user\nMore!<|im_end|>`, S],
    [`${S}<|start_header_id|>user<|end_header_id|>\n\nMore!`, S],
    [`${S}<|im_`, S],
    [`<s>${S}`, S],
    [`<|im_start|>assistant\n${S}`, S],
    [`<start_of_turn>model\n${S}`, S],
    [`<|start_header_id|>assistant<|end_header_id|>\n\n${S}`, S],
    [`<|im_start|>user\nTell me.<|im_end|>\n<|im_start|>assistant\n${S}`, S],
    [`${S}\n\n### Instruction:\nmore`, `${S}\n\n`, 'passage'],
    [`### Response:\n${S}`, S],
    [`${S}\n\nUser: continue the story`, `${S}\n\n`],
    [`${S}\n\nUser: Please continue.\nAssistant: more`, `${S}\n\n`],
    [`${S}\n\nHuman: Write another chapter of it\nmore`, `${S}\n\n`],
    [`${S}\n\n用户：继续写故事\nmore`, `${S}\n\n`],
    [`${S}assistant\n\nMore.`, S],
    [`${S}\n\nUser: Continue the story.\n\nAssistant: More.\n\nMore.`, `${S}\n\n`],
    [`${S}\n\nUser: Now make it about a dog.`, `${S}\n\n`, ...KINDS],
    [`${S}\n\n**Human:** That was nice, thank you!`, `${S}\n\n`, ...KINDS],
  ],
  'takes off what stands around the whole': [
    ['```markdown\n' + S + '\n```', S, ...KINDS],
    ['Sure! Here is your story:\n\n```\n' + S + '\n```\n\nI hope you enjoyed the story!', S, ...KINDS],
    [`<story>\n${S}</story>\nmore`, S],
    [`<think>a</think><answer>${S}</answer>`, S],
    [`Sure! Here it is.\n<story title="x">${S}</story>`, S, ...KINDS],
  ],
  'leaves out a model’s words before a story': [
    ...[
      'Sure! Here is your story:',
      'Sure, here is the story you asked for:',
      'Certainly! Here’s a 500-word story about a door.',
      'Here’s a short story about a door:',
      'I’d be happy to write a story for you!',
      '**Here is your story:**',
      'Of course!',
      'Sure thing! Great idea! Here’s the story:',
      'What a fun idea! Let me write a story about it.',
      'Sure! Continuing from where we left off:',
      'Absolutely! Below is the tale you requested.\n\n---',
      '¡Claro! Aquí tienes un cuento sobre una puerta:',
      'Por supuesto, aquí tienes la historia:',
      'Bien sûr ! Voici une histoire sur une porte :',
      'Voici votre histoire :',
      '好的，这是一个关于门的故事：',
      '当然可以！以下是为您写的故事。',
    ].map((words): Row => [`${words}\n\n${S}`, S, ...KINDS]),
    [`Sure! Here is your story: ${BODY}`, BODY, ...KINDS],
    [`---\n${S}`, S, 'story'],
  ],
  'leaves out a model’s words after a story': [
    ...[
      'I hope you enjoyed this tale!',
      'I hope you enjoy this story! Let me know if you would like any changes.',
      'Would you like me to continue?',
      'Feel free to ask for another story!',
      'If you’d like, I can write another chapter.',
      'I’d be happy to continue the story.',
      '(Note: This story is about 300 words long. I kept it gentle.)',
      'This story explores themes of loss. Is there anything else you would like me to add?',
      'Let me know if you’d like me to continue the story.',
      '---\nWord count: 512',
      '(Word count: 1,024 words)',
      '**Word Count:** 512',
      '*(512 words)*',
      'Would you like me to:\n- continue the story?\n- change the ending?',
      '¡Espero que te haya gustado la historia!',
      '¿Te gustaría que continúe la historia?',
      'Número de palabras: 512',
      'J’espère que cette histoire vous a plu !',
      'Souhaitez-vous que je continue l’histoire ?',
      'Nombre de mots : 512',
      '希望您喜欢这个故事！如果您需要修改，请告诉我。',
      '（全文约800字）',
      '字数：512',
    ].map((words): Row => [`${S}\n\n${words}`, S, ...KINDS]),
    [`${S}\n\n---\n\nI hope you like it. Let me know if you want changes.\n`, S, ...KINDS],
  ],
  'makes line ends and characters of HTML': [
    ['One.<br>Two.<BR/>Three.<br />Four.', 'One.\nTwo.\nThree.\nFour.', ...HTML],
    ['<p>One.</p><p class="a">Two.</p>\n<p>Three.</p>', 'One.\n\nTwo.\n\nThree.', ...HTML],
    [
      '&quot;A&#39;b&#x2014;c&quot; &amp; d&nbsp;&eacute;&hellip; AT&T &x; &#0; R&D;',
      '"A\'b—c" & d\u00A0é… AT&T &x; &#0; R&D;',
      ...HTML,
    ],
    ['I &lt;3 the sea', 'I <3 the sea', ...KINDS],
    ['I &lt;3 the sea', 'I &lt;3 the sea', 'passage'],
    ['{"a":"&quot;<br>"}', '{"a":"&quot;<br>"}', 'answer'],
  ],
  'makes a heading of a title where one is expected': [
    ...[
      '**The Door**',
      '__The Door__',
      'Title: The Door',
      '# Title: The Door',
      '**Title:** The Door',
      '**Title**: The Door',
      '**Title: The Door**',
      'Title: "The Door"',
      '# **The Door**',
      'Título: The Door',
      'Titre : « The Door »',
      '标题：《The Door》',
      '<title>The Door</title>',
    ].map((line): Row => [`Sure! Here is your story:\n\n${line}\n\n${BODY}`, `# The Door\n\n${BODY}`, 'story']),
    ['**The Door**', '# The Door', 'story'],
    [`Title: The Door\n\n**Story:**\n${BODY}`, `# The Door\n\n${BODY}`, 'story'],
    [`**The Door**\n\n${BODY}`, `**The Door**\n\n${BODY}`, 'continuation', 'passage', 'answer'],
  ],
};

/** Texts that sound like what is left out. */
const KEPT: readonly (readonly [said: string, ...kinds: AskedFor[]])[] = [
  [S],
  ['# A < B 🌍\n<thin ice> <think about it> <b>[think] [a] ◁'],
  [' and then', 'continuation', 'passage', 'answer'],
  ['Sure, the sea was calm.\n\nIt rang.'],
  ['Sure! Here is your story,” said the robot.\n\nIt rang.'],
  ['“Sure! Here is your story:”\n\nIt rang.'],
  ['Sure!\n\nThat was all she said.'],
  ['Here is the story of how I lost my leg.\n\nIt rang.'],
  ['Voici l’histoire de mon père.\n\nElle est courte.'],
  ['The user interface hummed.\n\nIt rang.'],
  ['I need to write to my mother about the sea.\n\nIt rang.'],
  ['I have to write a story by Monday, said Ada.\n\nIt rang.'],
  ['Okay, so the rain had come.'],
  ['The user prompt blinked green on the dark screen, and Anna typed again.\n\nIt rang.'],
  [`The user gave her a name and left. ${'It rang. '.repeat(300)}\n\n# Two\n\nIt rang.`],
  ['Okay, so the user wants me to fail, thought the robot.'],
  ['analysisAnna.'],
  ['Great waves rose.\n\nIt rang.'],
  ['Story: a word she loved.\n\nIt rang.'],
  [`${S}\n\nI hope you enjoyed it!\n\nHe put down the letter.`],
  [`${S}\n\n“I hope you enjoyed it!”`],
  [`${S}\n\nI hope it is what you wanted. Come home.`],
  [`${S}\n\nThis story is my father’s.`],
  [`${S}\n\nLet me know if you come home, she wrote.`],
  [`${S}\n\nWould you like me to hold your hand?`],
  [`${S}\n\nIf you listen, you can hear the sea.`],
  ...[
    'I can change.',
    'I could make a change.',
    'I can continue the story.',
    'I am happy to continue.',
    'I can:\n- breathe',
    'Let me know if you change your mind.',
    'Let me know when you have told this story.',
    'I hope you like it.',
    'I hope this helps.',
    'I hope you enjoyed it!',
    'Feel free to ask.',
    'If you want me to, I will continue.',
    'If you like the ending, I will be glad.',
    'If you want, I will tell you the story.',
    'Note: this story is true.',
    'This story captures all that my father was.',
    'Six words: 6 words.',
    '6 words.',
    'Dime si vas a continuar.',
    'Dime la historia.',
    'Si quieres, cuenta nuestra historia.',
    'Espero que te haya gustado.',
    'Dis-moi la fin.',
    'Si tu veux la suite, viens.',
    '如果你想继续，我等你。',
    '如果你听到这个故事，请告诉我。',
    '共3',
  ].map((words): readonly [string] => [`${S}\n\n${words}`]),
  [`${S}\n\n***\n\n– a\n- b\n\n1984 was a good year.`],
  [`${S}\n\n---\n`],
  ['User: hello\n\nBot: Hello.\n\nUser: write me a poem\n\nBot: No.'],
  [`${S}\n\nUser: write to me when you are home.\n\nIt rang.`],
  [`${S}\n\nUser: continue with what you love.\n\nIt rang.`],
  ['Nobody was an assistant\nor a user: continue'],
  [`${S}\n\nUser: write a story about me\n\nIt rang.`],
  [`${S}\n\nAda: who is there?\nUser: nobody.`],
  [`${S}\n\nThe screen said\n\nUser: good night.`],
  ['It was <s>never</s> then.'],
  ['He typed <output> and waited.', 'passage', 'answer'],
  ['**Once** upon a time.\n\nIt rang.'],
  ['**Once upon a time it rang.**\n\nAnd again.'],
  ['{"title":"Title: X","text":"Sure! Here is your story:\\n**A**"}', 'answer'],
  ['A word with * and ** and __ and ``` in it\n```\ncode\n```\nand on'],
  ['Tom & Jerry &c; 3 < 4 && 5 > 4'],
];

/** What is shown of a text: whole, and in pieces of some lengths. The soak cuts random texts anywhere. */
function shownOf(said: string, kind: AskedFor): ReadonlySet<string> {
  const cuts = [/[^]/g, /[^]{1,3}/g, /[^]{1,7}/g].map((piece) => said.match(piece) ?? []);
  return new Set([[said], ...cuts].map((parts) => filtered(kind, parts)));
}

describe('what is shown of a model’s text, wherever it is cut', () => {
  it.each(Object.entries(FORMS))('%s', (_, rows) => {
    for (const [said, shown, ...kinds] of rows) {
      for (const kind of kinds.length > 0 ? kinds : ALL)
        expect([...shownOf(said, kind)], `${kind}: ${said}`).toEqual([shown]);
    }
  });

  it('keeps a story’s own words that only sound like a model’s', () => {
    for (const [said, ...kinds] of KEPT) {
      for (const kind of kinds.length > 0 ? kinds : HTML)
        expect([...shownOf(said, kind)], `${kind}: ${said}`).toEqual([said]);
    }
  });
});

it('refuses a text that keeps starting over, or never stops thinking', () => {
  for (const piece of ['a</think>', '<story>', `<think>${'no '.repeat(3000)}</think>`]) {
    const filter = createStoryFilter({ kind: 'story' });
    for (let times = 0; times < 100; times += 1) filter.push(piece);
    expect(() => {
      for (let times = 0; times < 200; times += 1) filter.push(piece);
    }, piece).toThrow('The model sent something that is not a story');
  }
});

it('tells a text that a mark breaks off from one that it ends', () => {
  const broken = 'The sea was in the room, and the keeper could not';
  const quoting = ['It showed ', 'It showed "', 'It showed “'].map((words) => `${BODY}\n\n${words}`);
  for (const mark of ['</s>', '[INST]', '<|im_start|>user\n']) {
    for (const text of [broken, ...quoting, BODY, `${BODY}\n\nThe End`, `${BODY} `, `${BODY}\n\nThe End `]) {
      const filter = createStoryFilter({ kind: 'story' });
      filter.push(`${text}${mark}more`);
      filter.end();
      expect([filter.over, filter.thinking], text + mark).toEqual([true, text === broken || quoting.includes(text)]);
    }
  }
});
