import { Workbook } from '@cj-tech-master/excelts';

/** What stands in the cells of a workbook, for tests: `content` is base64. */
export const cellsIn = async (content: string): Promise<unknown[][]> => {
  const workbook = new Workbook();
  await workbook.xlsx.load(Buffer.from(content, 'base64'));
  const rows: unknown[][] = [];
  workbook.worksheets[0]?.eachRow(({ values }) => {
    rows.push(Array.from(Array.isArray(values) ? values.slice(1) : [], (value) => value ?? null));
  });
  return rows;
};
