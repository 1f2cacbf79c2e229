import { apiReports } from './report';

test('the API reports of the lent packages fit the sources: npx weefsel api writes them', async () => {
  const reports = await apiReports({ update: false });
  expect(reports.filter(({ isStale }) => isStale)).toEqual([]);
  expect(reports).toHaveLength(3);
});
