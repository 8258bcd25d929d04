/** Cards of the catalogue, as many beside each other as there is room for. */
export const cards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 1.5,
  padding: 0,
  margin: 0,
  listStyle: 'none',
};
