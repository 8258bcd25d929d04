import { renderInShell } from '@bidwright/remote-kit/testing';
import module from '../../../module.tsx';
import { FieldValue } from './FieldValue.tsx';

test.each(['en', 'fr', 'ro', 'zh'] as const)('a field without a value is a dash in %s', async (language) => {
  const { container } = await renderInShell(<FieldValue name="chance" value={null} />, { ...module, language });
  expect(container).toHaveTextContent(/^–$/);
});
