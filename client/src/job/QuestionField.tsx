import { ChoiceGroup } from '#form/ChoiceGroup.tsx';
import { Field } from '#form/Field.tsx';
import { TextArea } from '#form/TextArea.tsx';
import { answerName } from './application.ts';
import type { QuestionFragment } from './Question.generated.ts';

/** A question of a job, with the control of its kind. */
export function QuestionField({ question }: { question: QuestionFragment }) {
  const { name, label, hint, kind, required, options } = question;
  const shared = { name: answerName(name), label, hint, optional: !required };
  switch (kind) {
    case 'TEXT':
      return <Field {...shared} />;
    case 'LONG_TEXT':
      return <TextArea {...shared} maxLength={2000} />;
    case 'ONE_OF':
      return <ChoiceGroup {...shared} options={options} />;
    case 'MANY_OF':
      return <ChoiceGroup {...shared} options={options} several />;
    default:
      return kind satisfies never;
  }
}
