import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import ro from '../../locales/ro.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

const shapeOf = (catalog: Record<string, string>) =>
  Object.fromEntries(Object.entries(catalog).map(([key, text]) => [key, placeholders(text)]));

test.each(Object.entries({ fr, ro, zh }))(
  '%s says everything English says, with the same placeholders',
  (_, catalog) => {
    expect(shapeOf(catalog)).toEqual(shapeOf(en));
    for (const text of Object.values(catalog)) expect(Object.values(en)).not.toContain(text);
  },
);
