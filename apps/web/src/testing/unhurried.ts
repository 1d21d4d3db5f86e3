import { configure } from '@testing-library/react';

// Two cores run several suites: what appears must appear, how soon is another test's matter.
configure({ asyncUtilTimeout: 60_000 });
