import type { DifferenceKind, ModuleDifference, ModuleOverview } from '@bidwright/contract-shell';
import { useFormValue } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, LoadingRows } from '@bidwright/remote-kit/ui';
import { off } from './plan.ts';
import { useDifference } from './registry.ts';

const order = ['added', 'removed', 'changed'] as const;

/** What is new, gone or changed: each kind once, with the names of what it is about. */
const Changes = ({ changes, change }: Pick<ModuleDifference, 'changes'> & { change: (typeof order)[number] }) => {
  const intl = useIntl();
  const kinds = Map.groupBy(
    changes.filter((one) => one.change === change),
    ({ kind }) => kind,
  );
  if (kinds.size === 0) return null;
  const line = (kind: DifferenceKind) => (
    <Box component="li" key={kind} sx={{ overflowWrap: 'anywhere' }}>
      {intl.formatMessage({ id: `admin.modules.difference.${kind}` })}{' '}
      <bdi>{intl.formatList((kinds.get(kind) ?? []).map(({ name }) => name))}</bdi>
    </Box>
  );
  return (
    <>
      <Box component="dt" sx={{ fontWeight: 600 }}>
        <FormattedMessage id={`admin.modules.difference.${change}`} />
      </Box>
      <Box component="dd" sx={{ marginInlineStart: 0, marginBlockEnd: 0.5 }}>
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {[...kinds.keys()].map(line)}
        </Box>
      </Box>
    </>
  );
};

const Compared = ({ name, from, to }: { name: string; from: string; to: string }) => {
  const { data, error } = useDifference({ name, from, to });
  const errorText = useErrorText();
  if (error) return <Box component="output">{errorText(error)}</Box>;
  if (!data) return <LoadingRows rows={1} height={20} />;
  const { changes, files } = data;
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
      {changes.length > 0 && (
        <Box component="dl" sx={{ margin: 0 }}>
          {order.map((change) => (
            <Changes key={change} changes={changes} change={change} />
          ))}
        </Box>
      )}
      <FormattedMessage
        id="admin.modules.difference.files"
        values={{ count: files.added, total: files.added + files.same }}
      />
    </Box>
  );
};

/** What a version that is chosen has otherwise than the one that is on. */
export const Difference = ({ module: { name, active } }: { module: ModuleOverview }) => {
  const [chosen] = useFormValue<string>(name);
  if (!active || !chosen || chosen === off || chosen === active) return null;
  return <Compared name={name} from={active} to={chosen} />;
};
