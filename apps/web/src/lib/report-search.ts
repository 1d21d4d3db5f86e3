/** What a report shows, by name: its filters, sort and page. */
export type ReportValues = Readonly<Record<string, string>>;

/** The values in the `report` of an address; what makes no sense there is for the report to leave out. */
export function readReport(report = ''): ReportValues {
  return Object.fromEntries(new URLSearchParams(report));
}

/** The values as the address keeps them: 2000 characters at most. A value that is undefined or empty leaves it. */
export function writeReport(values: Readonly<Record<string, string | undefined>>) {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) written.set(name, value);
  return `${written}` || undefined;
}
