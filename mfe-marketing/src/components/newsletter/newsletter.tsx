import { theme } from '@storyloom/shared/theme';
import { Alert, TextLink } from '@storyloom/shared/ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { NewsletterForm } from './newsletter-form.tsx';
import { strings } from './strings.ts';

/** The newsletter: what it is, and the form, which is replaced by the answer. */
export function Newsletter() {
  const id = useId();
  const [isNew, setIsNew] = useState<boolean>();
  return (
    <Band aria-labelledby={id}>
      <div>
        <h2 id={id}>{strings.title}</h2>
        <Text>{strings.text}</Text>
        <TextLink alone href="/rss.xml">
          {strings.feed}
        </TextLink>
      </div>
      {isNew === undefined ? <NewsletterForm onDone={setIsNew} /> : <Done isNew={isNew} />}
    </Band>
  );
}

/** Gets the focus if it was in the removed form. */
function Done({ isNew }: { readonly isNew: boolean }) {
  const { title, text } = isNew ? strings.done : strings.already;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert tone="success" live="polite" title={title}>
        {text}
      </Alert>
    </div>
  );
}

const { color, media, radius, space } = theme;

const Band = styled.section`
  display: grid;
  gap: ${space.lg} ${space['2xl']};
  margin-block: ${space['2xl']};
  padding: ${space.xl} ${space.lg};
  border-radius: ${radius.lg};
  background: ${color.surfaceSunken};

  ${media.tablet} {
    padding: ${space['2xl']};
  }

  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${theme.layout.headline}), 1fr));
  }
`;

const Text = styled.p`
  margin-block: ${space.xs} ${space.sm};
  color: ${color.textMuted};
`;
