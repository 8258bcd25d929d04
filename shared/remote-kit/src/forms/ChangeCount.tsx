import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { sameValue } from './sameValue.ts';

/** 'Editing · 1 change', for the head of a card that is a form. */
export const ChangeCount = () => {
  const { values, initialValues } = useFormikContext<Record<string, unknown>>();
  const count = Object.keys(values).filter((name) => !sameValue(values[name], initialValues[name])).length;
  return <FormattedMessage id="kit.form.editing" values={{ count }} />;
};
