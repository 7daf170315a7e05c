import { paths } from '@storyloom/shared/contract';
import { Container, Stack, TextLink } from '@storyloom/shared/ui';
import { PageHead } from '../../../components/page-head.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { Question, Questions } from '../../../components/question.tsx';
import { SaleNotice } from '../../../components/sale-notice.tsx';
import { FAQ } from '../../../model/faq.ts';
import { strings } from '../strings.ts';
import { PlanPicker } from './plan-picker.tsx';
import { Promises } from './promises.tsx';

const QUESTIONS = FAQ.filter(({ category }) => category === 'plans');

/** The prices of the plans, below a note that none is on sale yet. */
export default function PricingPage() {
  return (
    <Container>
      <PageHead title={strings.title} lead={strings.lead} description={strings.description} />
      <Stack $gap="2xl">
        <PlanPicker />
        <SaleNotice />
        <Promises />
        <PageSection title={strings.faq.title}>
          <Stack $gap="lg">
            <Questions>
              {QUESTIONS.map(({ id, question, answer }) => (
                <Question key={id} id={id} title={question}>
                  {answer.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </Question>
              ))}
            </Questions>
            <p>
              <TextLink alone to={paths.faq.href()}>
                {strings.faq.all}
              </TextLink>
            </p>
          </Stack>
        </PageSection>
      </Stack>
    </Container>
  );
}
