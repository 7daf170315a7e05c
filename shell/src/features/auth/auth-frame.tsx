import { theme } from '@storyloom/shared/theme';
import { Card, Container, PageHeader } from '@storyloom/shared/ui';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

interface Props {
  readonly title: string;
  readonly description: string;
  /** Above the form. */
  readonly notice?: ReactNode;
  /** For a page that changes without a new address: a new value moves the focus to the heading too. */
  readonly step?: string;
  readonly children: ReactNode;
}

/** The frame of all forms of the auth screen. Going from one to another moves the focus to its heading. */
export function AuthFrame({ title, description, notice, step = '', children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { search } = useLocation();
  const place = search + step;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    heading.current?.focus();
  }, [place]);
  return (
    <Container>
      <title>{strings.pageTitle(title)}</title>
      <meta name="description" content={description} />
      <Narrow>
        <PageHeader ref={heading} title={breakable(title)} description={description} />
        {notice && <Notice>{notice}</Notice>}
        <Card as="div">{children}</Card>
      </Narrow>
    </Container>
  );
}

/** In an email address, a line may break before the @ and the dots. */
const breakable = (title: string): ReactNode =>
  title.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const Narrow = styled.div`
  max-inline-size: ${theme.layout.dialog};
  margin-inline: auto;

  /* The whole form, with its button, in the first screen of a small phone. */
  & > header {
    padding-block: ${theme.space.lg} ${theme.space.md};
  }
`;

const Notice = styled.div`
  margin-block-end: ${theme.space.lg};
`;
