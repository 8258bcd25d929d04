import { type WebhookKind, webhookChanges, webhookLanguages } from '@bidwright/contract-shell';
import { ChoiceField, ChoicesField, useFormValue } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useEffect } from 'react';
import type { useWebhookChoices } from './api.ts';
import { useNoticeTitle } from './useNoticeTitle.ts';

/** What there is to hear. */
export type Choices = NonNullable<ReturnType<typeof useWebhookChoices>['data']>;

/** What a webhook hears: a chat notices alone, in one language; a program changes too. */
export const Hears = ({ choices }: { choices: Choices }) => {
  const intl = useIntl();
  const [kind] = useFormValue<WebhookKind | null>('kind');
  const [collections, setCollections] = useFormValue<string[]>('collections');
  const [notices] = useFormValue<string[]>('notices');
  const title = useNoticeTitle(choices.notices);
  const text = (id: string) => intl.formatMessage({ id: `admin.webhooks.${id}` });
  const isChat = kind !== 'signed';
  const isTooMuch = isChat && collections.length > 0;
  useEffect(() => {
    if (isTooMuch) setCollections([]);
  }, [isTooMuch, setCollections]);
  return (
    <>
      {!isChat && (
        <ChoicesField
          name="collections"
          label={text('collections')}
          help={text('collections.help')}
          choices={choices.collections}
        />
      )}
      {collections.length > 0 && (
        <ChoicesField
          name="changes"
          label={text('changes')}
          choices={webhookChanges}
          text={(change) => text(`change.${change}`)}
        />
      )}
      <ChoicesField
        name="notices"
        label={text('notices')}
        help={text('notices.help')}
        choices={choices.notices.map(({ type }) => type)}
        text={title}
      />
      {(isChat || notices.length > 0) && (
        <ChoiceField
          name="language"
          label={text('language')}
          choices={webhookLanguages}
          text={(language) => intl.formatDisplayName(language, { type: 'language' }) ?? language}
        />
      )}
    </>
  );
};
