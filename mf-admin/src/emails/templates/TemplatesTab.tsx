import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { Box, Button, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useMailKinds } from '../api.ts';
import { KindEditor } from './KindEditor.tsx';
import { KindList } from './KindList.tsx';
import { useKindTitle } from './useKindTitle.ts';

/** Every kind of mail that is sent, and what each says. On a narrow screen one stands in the place of the list. */
export const TemplatesTab = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const titleOf = useKindTitle();
  const [params, setParams] = useSearchParams();
  const { data: kinds, error, refetch } = useMailKinds({});
  const text = (id: string) => intl.formatMessage({ id: `admin.emails.words.${id}` });
  if (error && !kinds) return <Failed title={text('failed')} text={errorText(error)} onRetry={() => void refetch()} />;
  if (!kinds) return <LoadingRows rows={8} />;
  const asked = kinds.find(({ kind }) => kind === params.get('kind'));
  const shown = asked ?? kinds[0];
  const show = (kind: string | undefined) => setParams({ tab: 'templates', ...(kind && { kind }) });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' } }}>
      <Box sx={{ display: { xs: asked ? 'none' : 'block', md: 'block' } }}>
        <KindList kinds={kinds} shown={shown?.kind} onShow={show} />
      </Box>
      <Box sx={{ display: { xs: asked ? 'block' : 'none', md: 'block' } }}>
        <Button sx={{ display: { md: 'none' }, marginBlockEnd: 1 }} onClick={() => show(undefined)}>
          {text('all')}
        </Button>
        {shown && <KindEditor key={shown.kind} kind={shown.kind} title={titleOf(shown)} />}
      </Box>
    </Box>
  );
};
