/** What a hostile text calls when it is run. */
const ALARM = 'alarm';

/** Where a hostile text would load something from. */
export const HOSTILE_HOST = 'hostile.example';
const call = `${ALARM}(1)`;
const address = `https://${HOSTILE_HOST}/x`;

/**
 * Texts that do harm where a text is taken for markup, an address, a style, a template, a script or a field: as a title, a prompt,
 * an author or a story. The journeys show the same list on every page.
 */
export const HOSTILE_TEXTS: readonly string[] = [
  `<script>${call}</script>`,
  `<ScRiPt>${call}</sCrIpT>`,
  `<script src="${address}.js"></script>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `</script><script>${call}</script>`,
  `</title><script>${call}</script>`,
  `</textarea><script>${call}</script>`,
  `--><script>${call}</script><!--`,
  `]]><script>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `<img src="${address}.png">`,
  `<img src=x onerror="${call}"//`,
  `<img/src=x/onerror=${call}>`,
  `<svg onload=${call}>`,
  `<svg><script>${call}</script></svg>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${call}"><text>x</text></a></svg>`,
  `<math><mtext></mtext><mglyph><style><img src=x onerror=${call}></style></mglyph></math>`,
  `<iframe src="javascript:${call}"></iframe>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<object data="javascript:${call}"></object>`,
  `<embed src="${address}.swf">`,
  `<body onload=${call}>`,
  `<details open ontoggle=${call}>`,
  `<input autofocus onfocus=${call}>`,
  `<video><source onerror=${call}></video>`,
  `<marquee onstart=${call}>`,
  `<a href="javascript:${call}">click</a>`,
  `<a href="java&#10;script:${call}">click</a>`,
  `<form action="javascript:${call}"><button>click</button></form>`,
  `<base href="${address}/">`,
  `<link rel="stylesheet" href="${address}.css">`,
  `<meta http-equiv="refresh" content="0;url=${address}">`,
  `<style>body{background:url(${address}.png)}</style>`,
  `<p style="background:url(${address}.png)">styled</p>`,
  `<template><script>${call}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>"></noscript>`,
  `" onmouseover="${call}`,
  `' autofocus onfocus='${call}`,
  `javascript:${call}`,
  `JaVaScRiPt://%0a${call}`,
  `data:text/html,<script>${call}</script>`,
  `[click](javascript:${call})`,
  `![x](${address}.png)`,
  `![x](x "onerror=${call}")`,
  `<${address}>`,
  `{{constructor.constructor("${call}")()}}`,
  `\${${call}}`,
  `<%= ${call} %>`,
  `&lt;script&gt;${call}&lt;/script&gt;`,
  `&#60;img src=x onerror=${call}&#62;`,
  `\\u003cscript\\u003e${call}\\u003c/script\\u003e`,
  `+ADw-script+AD4-${call}+ADw-/script+AD4-`,
  `{"__proto__":{"${ALARM}ed":true}}`,
];
