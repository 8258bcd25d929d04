// No test is held to time: every room is tested at once on what may be two cores beside other work. This ends what hangs. As a
// setting of a room, Jest would read it only when that room is tested alone.
jest.setTimeout(600_000);
