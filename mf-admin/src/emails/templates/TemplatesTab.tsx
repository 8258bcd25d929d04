import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { Box, Button, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useMailKinds, useMessageTemplates } from '../api.ts';
import { KindEditor } from './KindEditor.tsx';
import { KindList } from './KindList.tsx';
import { OwnEditor } from './own/OwnEditor.tsx';
import { OwnList } from './own/OwnList.tsx';
import { useKindTitle } from './useKindTitle.ts';

/** Every kind of mail that is sent, and what each says. On a narrow screen one stands in the place of the list. */
export const TemplatesTab = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const titleOf = useKindTitle();
  const [params, setParams] = useSearchParams();
  const { data: kinds, error, refetch } = useMailKinds({});
  const { data: templates = [], refetch: refetchOwn } = useMessageTemplates();
  const text = (id: string) => intl.formatMessage({ id: `admin.emails.words.${id}` });
  if (error && !kinds) return <Failed title={text('failed')} text={errorText(error)} onRetry={() => void refetch()} />;
  if (!kinds) return <LoadingRows rows={8} />;
  const asked = kinds.find(({ kind }) => kind === params.get('kind'));
  const own = params.get('own');
  const template = templates.find(({ id }) => id === own);
  const isOwn = own === 'new' || template !== undefined;
  const shown = isOwn ? undefined : (asked ?? kinds[0]);
  const showOwn = (id: string) => setParams({ tab: 'templates', own: id });
  const show = (kind: string | undefined) => setParams({ tab: 'templates', ...(kind && { kind }) });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' } }}>
      <Box sx={{ display: { xs: asked || isOwn ? 'none' : 'block', md: 'block' } }}>
        <OwnList templates={templates} shown={own} onShow={showOwn} />
        <KindList kinds={kinds} shown={shown?.kind} onShow={show} />
      </Box>
      <Box sx={{ display: { xs: asked || isOwn ? 'block' : 'none', md: 'block' } }}>
        <Button sx={{ display: { md: 'none' }, marginBlockEnd: 1 }} onClick={() => show(undefined)}>
          {text('all')}
        </Button>
        {isOwn && (
          // It closes once the list shows what was saved, so that whoever opens it again goes on from there.
          <OwnEditor key={own} template={template} onDone={() => void refetchOwn().then(() => show(undefined))} />
        )}
        {shown && <KindEditor key={shown.kind} kind={shown.kind} title={titleOf(shown)} />}
      </Box>
    </Box>
  );
};
