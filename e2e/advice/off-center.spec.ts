import { test } from "../support/camera.ts";
import { saysTheSameBeforeAndAfter } from "../support/hint-journey.ts";

test.use({ film: "off-center" });
saysTheSameBeforeAndAfter("Move to the middle of the oval");
