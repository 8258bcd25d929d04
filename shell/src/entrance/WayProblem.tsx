import { googleProblems, oidcProblems } from '@bidwright/contract-shell';
import { Alert } from '@bidwright/remote-kit/ui';
import { FormattedMessage } from 'react-intl';
import { boot } from '../boot.ts';

const problemIn = <P extends string>(way: string, problems: readonly P[]): P | undefined => {
  const said = new URLSearchParams(window.location.search).get(way);
  return problems.find((problem) => problem === said);
};

/** Why a sign-in at another place led back here. */
export const WayProblem = () => {
  const google = problemIn('google', googleProblems);
  const oidc = boot.oidc && problemIn('oidc', oidcProblems);
  if (!google && !oidc) return null;
  return (
    <Alert severity="error" sx={{ marginBlockEnd: 2 }}>
      {google && <FormattedMessage id={`shell.google.${google}`} />}
      {oidc && <FormattedMessage id={`shell.oidc.${oidc}`} values={{ name: <bdi>{boot.oidc}</bdi> }} />}
    </Alert>
  );
};
