// Every room is tested at once on what may be two cores. As a setting of a room, Jest would read it only when that
// room is tested alone.
jest.setTimeout(180_000);
