import { theme } from '@storyloom/shared/theme';
import { TextLink, VisuallyHidden } from '@storyloom/shared/ui';
import { createElement, Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PostElement, PostNode } from '../../../model/post.ts';

/** The only elements that are rendered, whatever the module of a post contains. */
const TEXT_TAGS = 'p h2 h3 ul ol li blockquote hr thead tbody tr th td em strong del br';
const FIGURE_TAGS = 'figure figcaption svg g path line polyline polygon rect circle ellipse text tspan';
const TAGS = new Set(`${TEXT_TAGS} ${FIGURE_TAGS}`.split(' '));

/** The elements of a post's text, as compiled from Markdown. */
export function PostText({ nodes }: { readonly nodes: readonly PostNode[] }) {
  return createElement(Fragment, null, ...nodes.map(render));
}

function render(node: PostNode): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, attributes, ...children] = node;
  if (tag === 'a') return renderLink(node);
  if (tag === 'table') return renderTable(node);
  return TAGS.has(tag) ? createElement(tag, attributes || null, ...children.map(render)) : null;
}

function renderLink([, attributes, ...children]: PostElement): ReactNode {
  const href = attributes ? (attributes.href ?? '') : '';
  const target = href.startsWith('/') ? { to: href } : { href };
  return createElement(TextLink, target, ...children.map(render));
}

/** A table that is wider than the page scrolls in its own region, also with the keyboard. */
function renderTable([, , caption, ...children]: PostElement): ReactNode {
  const name = typeof caption === 'object' ? caption.slice(2).join('') : '';
  return (
    <Scroll role="region" aria-label={name} tabIndex={0}>
      {createElement('table', null, <VisuallyHidden as="caption">{name}</VisuallyHidden>, ...children.map(render))}
    </Scroll>
  );
}

const Scroll = styled.div`
  position: relative;
  margin-block-end: ${theme.space.lg};
  overflow-x: auto;
`;
