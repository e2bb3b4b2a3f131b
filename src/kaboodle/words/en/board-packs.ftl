# The Board Game: what is wrong with a content pack, each fault a sentence. Names of parts stay as they are.

pack-faulty = { $faults }
pack-table = A pack is a table of named parts: id, track, discs and cards.
pack-no-track = The pack has no track: it needs goal, loop-back, and the sides calm and chaos.
pack-unreachable = Nobody can reach the Bow on { $goal }: no moves of { $steps } from the Litter Box land on it exactly.
pack-stranger = The pack has a part { $word } that is not one of { $known }.
pack-track-stranger = The track has a part { $word } that is not one of { $known }.
pack-disc-stranger = The disc { $disc } has a part { $word } that is not one of { $known }.
pack-card-stranger = The card { $card } has a part { $word } that is not one of { $known }.
pack-unprintable = what is written there
pack-id = The id is { $most } small letters, digits and hyphens at most, not { $word }.
pack-note = The note is a text of { $most } characters at most.
pack-start-side = The start-side is calm or chaos, not { $word }.
pack-start = The start is space 0, the Litter Box, not { $word }.
pack-goal = The goal is the number of the Bow’s space, 3 to { $most }, not { $word }.
pack-loop = The loop-back arrow leads to a space from 1 to { $most }, not { $word }. It must be behind the Bow with a space left to walk, or nobody could overshoot the Bow and reach it again.
pack-same = { $count ->
    [one] Space { $spaces }: every space changes when the board is flipped.
   *[other] Spaces { $spaces }: every space changes when the board is flipped.
}
pack-side-list = The side { $side } is a list of { $count } spaces.
pack-side-length = The side { $side } has { $count } spaces; with the Bow on { $goal } it needs { $needed }.
pack-space = Space { $space } of { $side } is K for a Kitten or a number from 0 to { $most }, not { $word }.
pack-no-kitten = The side { $side } has no Kitten from the arrow’s target { $space } on, so a magnet leads nowhere.
pack-no-discs = The pack has no discs. Each row needs disc and count, plus spaces if the disc moves.
pack-disc-twice = The disc { $disc } ({ $spaces } spaces) is there twice; add the counts.
pack-disc-twice-plain = The disc { $disc } is there twice; add the counts.
pack-most-discs = There are { $count } discs, more than the { $most } there is room for.
pack-only-magnets = The movement deck starts without magnets, so the pack needs other discs.
pack-no-moves = No disc moves by a number of spaces, so nobody can reach the Bow.
pack-disc-row = A disc is a row with disc and count, not { $word }.
pack-no-disc = There is no disc { $word }; there are { $known }.
pack-disc-spaces = The disc { $disc } moves 1 to { $most } spaces, not { $word }.
pack-disc-no-spaces = The disc { $disc } has no number of spaces.
pack-disc-count = The disc { $disc } has a count from 1 to { $most }, not { $word }.
pack-supply = The supply starts with the magnets and no other discs. The disc { $disc } says otherwise.
pack-no-cards = The pack has no cards: each row needs card and count.
pack-card-twice = The card { $card } is there twice; add the counts.
pack-most-cards = There are { $count } action cards, more than the { $most } there is room for.
pack-few-cards = There are { $count } action cards; { $players } players need { $needed } for the first deal.
pack-card-row = A card is a row with card and count, not { $word }.
pack-no-card = There is no card with the effect { $word }; there are { $known }.
pack-card-count = The card { $card } has a count from 1 to { $most }, not { $word }.
pack-card-timing = The card { $card } has the timing { $timing }, not { $word }.
pack-card-habit = The card { $card } has { $part } { $value }, not { $word }.
pack-nested = The pack is nested too deeply.
pack-text-long = A pack has at most { $most } characters, not { $count }.
pack-text-empty = The text is empty.
pack-text-nested = The text is nested too deeply for a pack.
pack-text-format = The text is neither JSON nor TOML: { $why }.

# What kaboodle board check says.
pack-unplayable = this pack can’t be played. { $faults } See kaboodle board check
pack-fault-count = { $path }: this pack can’t be played. Faults: { $count }.
pack-contents = { $pack }: { $cards } action cards, { $discs } discs and { $magnets } Danger Magnets.
pack-bow = The Bow is on space { $goal }, and its arrow leads back to { $loop }.
pack-side = { $side }: { $kittens } Kittens, { $cards } cards to draw.
pack-playable = This pack can be played.
