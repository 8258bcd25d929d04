import type { ModuleVersion } from '@bidwright/contract-shell';
import { type ReactNode, useEffect } from 'react';
import { loadModule } from '../loadModule.ts';
import { tellOfHang } from './hang.ts';

interface PatienceProps {
  version: ModuleVersion;
  children: ReactNode;
}

/** What stands in for a part of a version until it comes; tells where it never does. */
export const Patience = ({ version, children }: PatienceProps) => {
  useEffect(() => tellOfHang(version, () => (loadModule.now(version) ? 'counts' : 'not yet')), [version]);
  return children;
};
